export const notices = {
  'notices.title': 'While you are away',
  'notices.why': 'This game takes hours or days. Shall this device tell you when it is your turn?',
  'notices.yes': 'Tell me',
  'notices.no': 'No, thanks',
  'notices.switch': 'Notices on this device',
  'notices.switchHint': 'When a phase begins, at half time, shortly before its end, and when someone names you.',
  'notices.quiet': 'Quiet hours',
  'notices.quietHint': 'No notices then.',
  'notices.quiet.from': 'From',
  'notices.quiet.to': 'Until',
  'notices.denied':
    'This browser does not let the page tell you anything. Allow it in the browser’s settings for this page.',
  'notices.failed': 'The browser cannot reach its push service. Try again later.',
  'notices.install':
    'On an iPhone or iPad, add Moonrise to the home screen first. Then it can tell you when it is your turn.',
  'notices.from': 'Moonrise, room {code}',
  'notices.day': 'The day has begun. It ends {time}.',
  'notices.turn': 'It is your turn. The phase ends {time}.',
  'notices.half': 'Half of the time is over. The phase ends {time}.',
  'notices.near': 'Little time is left. The phase ends {time}.',
  'notices.mention': 'Someone has named you.',
};
