export { type Deed, FakeProvider, firstChoice, type Script, type Seen } from './fake-provider.ts';
