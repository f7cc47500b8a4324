import { ConnectionBar } from './connection-bar.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog on a page that is connected to a room. */
export const Sheet = (props: Omit<DialogProps, 'bar'>) => <Dialog {...props} bar={<ConnectionBar />} />;
