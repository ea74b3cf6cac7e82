import { expect, it } from 'vitest'
import { closestSpellings } from './spelling'

it.each([
  ['kowalczik', ['anna kowalczyk', 'nowak'], ['kowalczyk']],
  ['mueller', ['\ue000 thomas muller', 'miller'], ['muller', 'miller']],
  ['jonson', ['johnson', 'jonsson jones'], ['jonsson', 'johnson']],
  ['schmidt', ['schmidt'], []],
  ['иваново', ['анна иванова'], ['иванова']],
  ['xyzw', ['anna'], []],
])('%s is similar to those of %j', (word, texts, found) => {
  expect(closestSpellings(word, texts)).toEqual(found)
})
