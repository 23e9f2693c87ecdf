import fc from 'fast-check'

/** Stands in every field that was added; a row that holds it was filled from a field that nobody declared. */
export const mark = 'added-by-the-fuzz'

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'half an emoji \ud83d',
  '\u202e\u200b\ufeff',
  'x'.repeat(10_000),
  '😀'.repeat(3000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table person; --",
  '%00',
  '%',
  '\\',
  '$1',
  '$' + '{7*7}',
  '<script>alert(1)</script>',
  'a\r\nx-injected: 1',
  '../../../../etc/passwd',
  'null',
  'NaN',
  '-0',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '9999999999999999999999',
  'true',
]
export const hostileText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }))

const deep = (levels: number): unknown => {
  let value: unknown = 'at the bottom'
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

/** What JSON can carry, and nobody asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    [],
    {},
    [[]],
    [null],
    Array.from({ length: 1000 }, () => 0),
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
    { toString: 'no function', toJSON: 1, length: -1 },
    deep(500),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** What stands in an address in the place of an identifier, ready to be put there. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['%00', 'a%00b', '%ED%A0%80', '%', '%zz', '%2e%2e%2fsecret', '%2F', '%0d%0ax-injected:1', '%F0%9F%98%80'],
    ...[
      '__proto__',
      'constructor',
      '0',
      '-1',
      'null',
      'undefined',
      'a'.repeat(399),
      'a'.repeat(3000),
      '%27%20or%201=1',
    ],
    ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', '01900000-0000-7000-8000'],
  ),
  fc
    .string({ minLength: 1 })
    .map(encodeURIComponent)
    .filter((text) => !/^\.{1,2}$/.test(text)),
)

/** Headers as a client of bad manners has them. `Headers` itself refuses line breaks. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    ...['authorization', 'content-type', 'content-length', 'idempotency-key', 'if-none-match', 'last-event-id'],
    ...['origin', 'range', 'x-device-id', 'x-forwarded-for', 'x-request-id', 'x-session-id', 'stripe-signature'],
    ...['accept', 'accept-language', 'cookie', 'referer', 'user-agent', 'x-login-binding'],
  ),
  fc.oneof(
    fc.constantFrom(
      ...['', 'null', 'Bearer', 'Bearer ', 'Bearer st_x', 'Bearer sk_x', 'Bearer pk_x', 'Basic YTpi', 'bytes=0-', '-1'],
      ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x', 'text/plain'],
      ...['application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'a/b;'.repeat(500), '\u00ff\u00fe'],
      ...[
        'https://evil.example',
        'a-key-of-fuzz',
        'x'.repeat(4000),
        '%0d%0ax-injected:1',
        '__proto__',
        '99999999999999',
      ],
    ),
    fc.string().filter((text) => /^[\t\x20-\x7e]*$/.test(text)),
  ),
  { maxKeys: 3 },
)

/** What becomes of the bytes on their way. */
export const ways = ['as they are', 'cut', 'not UTF-8', 'very deep', 'too long', 'other kind', 'none'] as const
export type Way = (typeof ways)[number]
