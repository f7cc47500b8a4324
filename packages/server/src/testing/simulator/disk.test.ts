import { storeContract } from '../contract/store/store-contract.ts';
import { Disk, diskStore } from './disk.ts';

storeContract(
  'a simulated disk',
  async () => {
    const disk = new Disk();
    const open = () => diskStore(disk, async (work) => work());
    let store = open();
    return {
      store,
      reopen: async () => {
        await store.close();
        store = open();
        return store;
      },
      destroy: () => store.close(),
    };
  },
  { hasSpace: false },
);
