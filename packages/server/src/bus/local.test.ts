import { busContract } from '../testing/contract/bus/bus-contract.ts';
import { localBus } from './local.ts';

const join = localBus();
busContract('one process', async () => join());
