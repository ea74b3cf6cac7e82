import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Status } from './status'

const html = (value: string | null) => renderToStaticMarkup(<Status value={value} />)

test('shows a status as its word, with a dot in its colour', () => {
  expect(html('Hired')).toContain('>Hired</span>')
  expect(html('Hired')).toContain('before:bg-hue-2')
  expect(html('New')).not.toContain('before:bg-hue-2')
})

test('shows "No status" for an empty status', () => {
  expect(html(null)).toContain('>No status</span>')
  expect(html(' ')).toContain('before:bg-line-strong')
})
