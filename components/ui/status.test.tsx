import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Status } from './status'

const html = (value: string | null) => renderToStaticMarkup(<Status value={value} />)

test('a status is its word, with a dot of its own colour', () => {
  expect(html('Hired')).toContain('>Hired</span>')
  expect(html('Hired')).toContain('before:bg-hue-2')
  expect(html('New')).not.toContain('before:bg-hue-2')
})

test('nobody’s status is said too', () => {
  expect(html(null)).toContain('>No status</span>')
  expect(html(' ')).toContain('before:bg-line-strong')
})
