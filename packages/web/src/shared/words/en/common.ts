export const common = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.loading': 'One moment…',
  'common.connecting': 'Connecting…',
  'common.offline': 'No connection. What you do now is sent as soon as there is one.',
  'common.home': 'To the start page',
  'common.notFound': 'There is nothing at this address.',
  'common.language': 'Language',
};
