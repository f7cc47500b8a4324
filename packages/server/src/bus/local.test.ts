import { busContract } from './contract/contract.ts';
import { localBus } from './local.ts';

const join = localBus();
busContract('one process', async () => join());
