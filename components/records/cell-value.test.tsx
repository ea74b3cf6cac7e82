import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { createFieldReader } from '@/lib/records/field-reader'
import { cellValue, dayCell, fieldCell } from './cell-value'
import { RecordFields } from './record-fields'

const cell = (value: unknown, isBrowser = false) => renderToStaticMarkup(cellValue(value, isBrowser))
beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-06-27T12:00:00Z') })
})
afterAll(() => {
  vi.useRealTimers()
})

const details = (value: unknown) => renderToStaticMarkup(<RecordFields value={{ field: value }} />)

test('only the status has a coloured dot', () => {
  const reader = createFieldReader({ status: { at: '/stage', order: ['New'] } })
  const cellAt = (pointer: string) =>
    renderToStaticMarkup(fieldCell({ stage: 'New', city: 'New' }, { reader, pointer, isBrowser: true, tabIndex: -1 }))
  expect(cellAt('/stage')).toContain('status-dot')
  expect(cellAt('/city')).toBe('New')
})

const unsafe = [
  'javascript:alert(document.domain)',
  ' JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.com/a',
  'https://user:secret@example.com/',
  'https://user@example.com/',
  'vbscript:msgbox(1)',
  'ftp://example.com/a',
  ' https://example.com/a',
  'https:/example.com',
  'mailto:zoe@example.com?bcc=x@example.com',
  'zoe@example.com?bcc=x@example.com',
  'tel:+49',
  '<a href="https://example.com">x</a>',
]

describe('a value that only looks like a link', () => {
  it.each(unsafe)('%j is plain text in a cell, in the details, and in a list', (text) => {
    for (const html of [cell(text), cell([text]), details(text), details([text]), details({ inside: text })]) {
      expect(html).not.toMatch(/<[^>]*href/)
      expect(html).not.toMatch(/<(script|img|a)\b/)
    }
  })
  it('is shown as it is', () => {
    expect(cell('javascript:alert(1)')).toBe('javascript:alert(1)')
    expect(cell('<img src=x onerror="alert(1)">')).toBe('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  })
})

describe('a cell', () => {
  it('shows the text of HTML in one line', () => {
    expect(cell('<p>Bake <b>bread</b></p><ul><li>Nights</li></ul>')).toBe('Bake bread Nights')
    expect(cell('<a href="https://example.com" onclick="run()">Bread</a>')).toBe('Bread')
    expect(cell(`<p>${'Bread '.repeat(100)}</p>`)).toMatch(/^(?:Bread )+…$/)
  })
  it('shows a link by its host and path, opening in a new tab without a referrer', () => {
    const html = cell('https://www.example.com/people/1?from=desk')
    expect(html).toContain('href="https://www.example.com/people/1?from=desk"')
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('>example.com/people/1<')
  })
  it('takes a link out of the tab order when the row asks for it', () => {
    const html = renderToStaticMarkup(cellValue('https://example.com/a', false, -1))
    expect(html).toContain('tabindex="-1"')
    expect(cell('https://example.com/a')).not.toContain('tabindex')
  })
  it.each([
    [null, ''],
    ['', ''],
    [[], ''],
    [{}, ''],
    [0, '0'],
    [265733753, '265733753'],
    ['zoe@example.com', 'zoe@example.com'],
    [{ years: 3, role: 'Picker' }, '3 · Picker'],
    [[{ id: 1, value: 'Yes' }, { id: 2 }], '1 · Yes, 2'],
    ['+49 30 555 0101', '<bdi dir="ltr">+49 30 555 0101</bdi>'],
    ['2026-02-27', '<time dateTime="2026-02-27">Feb 27</time>'],
    ['2025-02-27', '<time dateTime="2025-02-27">Feb 27, 2025</time>'],
    ['2026-02-27T15:56:00+01:00', '<time dateTime="2026-02-27T15:56:00+01:00">Feb 27, 14:56</time>'],
    ['2025-02-27T15:56:00+01:00', '<time dateTime="2025-02-27T15:56:00+01:00">Feb 27, 2025</time>'],
  ])('shows %j', (value, html) => {
    expect(cell(value)).toBe(html)
  })
  it('shows yes and no as an icon hidden from screen readers', () => {
    expect(cell(true)).toMatch(/^<span.*<svg.*aria-hidden="true".*<\/svg>Yes<\/span>$/)
    expect(cell(false)).toMatch(/No<\/span>$/)
  })
  it('separates tags, also for screen readers', () => {
    const html = cell(['forklift', 'night shift'])
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('forklift, night shift')
    expect(cell(['forklift', 'x'.repeat(30)])).toBe(`forklift, ${'x'.repeat(30)}`)
    expect(cell(['a', 2])).toBe('a, 2')
  })
  it('renders no more of a long text than fits', () => {
    const html = cell(`${'x'.repeat(299)}🌻${'y'.repeat(5000)}`)
    expect(html).toBe(`${'x'.repeat(299)}…`)
  })
  it('shows only the day of a date and time when there is no room for more', () => {
    expect(renderToStaticMarkup(dayCell('2026-02-27T15:56:00+01:00', false))).toMatch(/>Feb 27</)
    expect(dayCell('2026-02-27 15:56', false)).toBe('2026-02-27 15:56')
  })
  it('shows the same day in every time zone', () => {
    const zone = process.env.TZ
    for (const other of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = other
      expect(cell('2026-02-27', true)).toMatch(/>Feb 27</)
    }
    if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ')
    else process.env.TZ = zone
  })
  it('writes no style attribute, which the content security policy blocks', () => {
    for (const value of [true, ['a'], 'https://example.com', '2026-02-27', { a: 1 }])
      expect(cell(value) + details(value)).not.toContain('style=')
  })
})

describe('the fields of a record', () => {
  it('link e-mail addresses, phone numbers and complete URLs', () => {
    expect(details('zoe+jobs@example.com')).toContain('<a href="mailto:zoe+jobs@example.com"')
    expect(details('+49 (30) 555-0101')).toContain('<a href="tel:+49305550101"')
    expect(details('https://www.example.com/a?b=1')).toContain('>https://www.example.com/a?b=1<')
  })
  it('say when a value is empty, and show false and 0', () => {
    for (const value of [null, '', [], {}]) expect(details(value)).toContain('>Empty<')
    expect(details(false)).toContain('No</span>')
    expect(details(0)).toContain('>0</dd>')
  })
  it('show nested fields under their own names, and every entry of a list', () => {
    const html = details([{ last_role: 'Picker' }, 'loose', null, ['inner']])
    for (const part of ['Last role', 'Picker', 'loose', 'Empty', 'inner']) expect(html).toContain(part)
  })
  it('keep the lines of a long text', () => {
    expect(details(`one\ntwo ${'x'.repeat(500)}`)).toContain(`one\ntwo ${'x'.repeat(500)}`)
  })
  it('survive any depth, and count the rest of a very long list', () => {
    expect(details(JSON.parse(`${'[{"a":'.repeat(3000)}"bottom"${'}]'.repeat(3000)}`))).toContain('bottom')
    expect(details(Array.from({ length: 1203 }, (_, index) => index))).toContain('and 1003 more: see JSON')
  })
  it('have a heading whatever the field names are', () => {
    const record: Record<string, unknown> = JSON.parse('{"__proto__":"polluted","":"nameless","a/b":"slash"}')
    const html = renderToStaticMarkup(<RecordFields value={record} />)
    for (const part of ['polluted', 'Without a name', 'A/b']) expect(html).toContain(part)
  })
})

test('in German, label a “state” field as a region only beside address fields or within one', () => {
  globalThis.requestLanguage = () => 'de'
  const shown = (value: Record<string, unknown>) => renderToStaticMarkup(<RecordFields value={value} />)
  for (const place of [{ city: 'Bonn', state: 'NRW' }, { state: 'NRW', city: null }, { address: { state: 'NRW' } }])
    expect(shown(place)).toContain('Bundesland oder Region')
  for (const other of [{ state: 'open', id: 1 }, { application: { state: 'sent' } }]) {
    expect(shown(other)).not.toContain('Bundesland')
    expect(shown(other)).toContain('State')
  }
  globalThis.requestLanguage = undefined
})
