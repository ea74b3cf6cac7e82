import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select'

const options = [
  { value: '', label: 'Any role' },
  { value: 'admin', label: 'Admin' },
]
const html = (value: string) =>
  renderToStaticMarkup(<Select label="Role" value={value} options={options} onChange={() => {}} />)

test('renders a closed combobox with its name and value before its list is loaded', () => {
  expect(html('admin')).toMatch(/<button type="button" role="combobox" aria-label="Role"/)
  expect(html('admin')).toContain('aria-expanded="false"')
  expect(html('admin')).toContain('>Admin</span>')
  expect(html('')).toContain('>Any role</span>')
})

test('uses no styling that the content security policy blocks', () => {
  expect(html('admin')).not.toContain('style=')
})
