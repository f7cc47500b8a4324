import { wsFrame } from './wire.ts';

const texts = [
  '',
  '1',
  '2probe',
  '4',
  '5',
  '6',
  '9',
  'b',
  'bAAAA',
  '40',
  '40/other,',
  '40/__proto__,{"a":1}',
  '41',
  '42',
  '42[',
  '42[]',
  '42[null]',
  '42[{}]',
  '42[1,2,3]',
  '42["x",{"__proto__":{"isAdmin":true}}]',
  '42["disconnect"]',
  '42["connect",{}]',
  '42["newListener",{}]',
  '4299999999999999999999["set_ready",{"ready":true}]',
  '42-1["set_ready",{"ready":true}]',
  '43["x"]',
  '430["x"]',
  '44{"message":"no"}',
  '45',
  '451-["act",{"_placeholder":true,"num":0}]',
  '451-["act",{"_placeholder":true,"num":-1}]',
  '45999999999-["act"]',
  '461-0[{"_placeholder":true,"num":"length"}]',
  `42["act",${'['.repeat(7_000)}${']'.repeat(7_000)}]`,
  `42["act",${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}]`,
  `42["${'x'.repeat(12_000)}"]`,
  `42["send_message",{"text":"${'👨‍👩‍👧‍👦'.repeat(400)}"}]`,
  `42["send_message",{"text":"${'a\u0300'.repeat(3_000)}"}]`,
  'x'.repeat(17_000),
  '\u0000\u0000\u0000',
  '4\u2028[]',
];
const FINAL_BINARY = 0x82;

/** What no client sends: broken packets of Socket.IO and Engine.IO, and broken frames of WebSocket. */
export const rawFrames: readonly (readonly Buffer[])[] = [
  ...texts.map((text) => [wsFrame(text)]),
  [wsFrame('451-["act",{"_placeholder":true,"num":0}]'), wsFrame(Buffer.alloc(900), FINAL_BINARY)],
  [wsFrame('452-["act",{"_placeholder":true,"num":0}]'), wsFrame('42["x"]')], // the attachments never come
  [wsFrame(Buffer.alloc(40, 7), FINAL_BINARY)],
  [wsFrame(Buffer.from([0xff, 0xfe, 0xc0, 0x80]))], // not UTF-8
  [wsFrame('x', 0x83)], // an opcode that does not exist
  [wsFrame('x', 0xf1)], // reserved bits
  [wsFrame('x', 0x80)], // goes on with nothing
  [wsFrame('x'.repeat(125), 0x89), wsFrame('y', 0x8a)], // ping, pong
  [wsFrame(Buffer.from([0x03]), 0x88)], // closes with half a reason
  [wsFrame(Buffer.from([0xff, 0xff]), 0x88)],
  [wsFrame('4', 0x01), ...Array.from({ length: 500 }, () => wsFrame('', 0x00)), wsFrame('2["x"]', 0x80)], // crumbs
  [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])], // promises 2^63 bytes
  [Buffer.from([0x81, 0x02, 0x34, 0x30])], // no mask
  [Buffer.from('GET / HTTP/1.1\r\n\r\n')],
];
