import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './icon'

const drawn = (node: Parameters<typeof createIcon>[0]['node'], props = {}) =>
  renderToStaticMarkup(createElement(createIcon({ node }), props))

test('paths are drawn as one, each from the origin, and other shapes beside it', () => {
  const html = drawn([
    ['path', { d: 'M3 5h18', key: 'a' }],
    ['circle', { cx: '4', cy: '4', r: '2', key: 'b' }],
    ['path', { d: 'm9 9 3 3', key: 'c' }],
  ])
  expect(html).toContain('<path d="M0 0M3 5h18M0 0m9 9 3 3"></path><circle cx="4" cy="4" r="2"></circle>')
})

test('an icon that fills a shape keeps its shapes as they are', () => {
  const html = drawn([
    ['path', { d: 'M3 5h18', fill: 'currentColor', key: 'a' }],
    ['path', { d: 'M9 9h3', key: 'b' }],
  ])
  expect(html.match(/<path/g)).toHaveLength(2)
})

test('an icon is hidden from screen readers and takes its size from its class', () => {
  const html = drawn([['path', { d: 'M3 5h18', key: 'a' }]], { className: 'size-4' })
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('class="size-4"')
})
