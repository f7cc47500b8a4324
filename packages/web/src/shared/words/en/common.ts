export const common = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.loading': 'One moment…',
  'common.connecting': 'Connecting…',
  'common.offline': 'No connection. What you choose or write is sent when it is back.',
  'common.home': 'To the start page',
  'common.notFound': 'There is nothing at this address.',
  'common.language': 'Language',
};
