import { expect, test } from 'vitest'
import { guessSeparator, takeNamedSeparator } from './guess-separator'

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1;2', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['a\n1', null],
  ['a,b', ','],
  ['a,b;c', ','],
  ['a,b;c;d', ';'],
  ['a,b\n1\n2', null],
  ['a;b,c\n1;2\n3;4', ';'],
  ['a,b;c\n1,2;3\n4,5;6\n7,8', ','],
  ['a;b\n1;2\n3;4\n5', ';'],
  ['', null],
])('the cells of %j are separated by %j', (text, separator) => expect(guessSeparator(text)).toBe(separator))

test.each([
  ['sep=;\r\na;b', { text: 'a;b', separator: ';' }],
  ['\ufeff"sep=|"\na|b', { text: 'a|b', separator: '|' }],
  ['SEP=,,,\ra,b', { text: 'a,b', separator: ',' }],
  ['sep=;', { text: 'sep=;', separator: null }],
  ['a\nsep=;\n', { text: 'a\nsep=;\n', separator: null }],
])('reads the sep= line of %j: %j', (text, named) => expect(takeNamedSeparator(text)).toEqual(named))
