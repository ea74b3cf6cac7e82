import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'
import compileIcon, { mergeShapes } from './compile-icon.mjs'
import createIcon from './icon'

const drawn = (node: Parameters<typeof mergeShapes>[0], props = {}) =>
  renderToStaticMarkup(createElement(createIcon(...mergeShapes(node)), props))

test('merges paths and circles into one path, each with its own start, and keeps other shapes', () => {
  const html = drawn([
    ['path', { d: 'M3 5h18', key: 'a' }],
    ['circle', { cx: '4', cy: '4', r: '2', key: 'b' }],
    ['rect', { width: '3', height: '4', key: 'c' }],
    ['path', { d: 'm9 9 3 3', key: 'd' }],
  ])
  const circle = 'M4 4m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0'
  expect(html).toContain(`<path d="M0 0M3 5h18M0 0${circle}M0 0m9 9 3 3"></path><rect width="3" height="4"></rect>`)
})

test('keeps the shapes of an icon that fills one', () => {
  const html = drawn([
    ['path', { d: 'M3 5h18', fill: 'currentColor', key: 'a' }],
    ['path', { d: 'M9 9h3', key: 'b' }],
  ])
  expect(html.match(/<path/g)).toHaveLength(2)
})

test('hides an icon from screen readers, and sizes it by its class', () => {
  const html = drawn([['path', { d: 'M3 5h18', key: 'a' }]], { className: 'size-4' })
  expect(html).toContain('aria-hidden="true"')
  expect(html).toContain('class="icon size-4"')
})

test('keeps only the shapes of a library icon', async () => {
  const resourcePath = inRoot('node_modules/lucide-react/dist/esm/icons/briefcase.mjs')
  const code = await compileIcon.call({ resourcePath })
  expect(code).toContain('"M0 0M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16"')
  expect(code).toContain('["rect",{"width":"20"')
  expect(code).not.toMatch(/key|briefcase/)
})
