export const common = {
  'common.back': 'Back',
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.retry': 'Try again',
  'common.loading': 'One moment…',
  'common.connecting': 'Connecting…',
  'common.offline': 'No connection. What you do now is sent as soon as there is one.',
  'common.home': 'To the start page',
  'common.notFound': 'There is nothing at this address.',
  'common.fault': 'Something went wrong on this page. Load it again: your seat is kept.',
  'common.reload': 'Load again',
  'common.language': 'Language',
};
