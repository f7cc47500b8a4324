export const common = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.loading': 'One moment…',
  'common.connecting': 'Connecting…',
  'common.offline':
    'No connection. Choices and messages wait and are sent when it is back; what cannot wait is refused at once.',
  'common.home': 'To the start page',
  'common.notFound': 'There is nothing at this address.',
  'common.language': 'Language',
};
