export { readConfig } from './config/read-config.ts';
