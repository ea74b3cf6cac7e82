import { expect, test } from 'vitest'
import type { SavedView } from './contract'
import { plainView } from './plain-view'
import { viewNameKey, withView } from './view-name'

const view = (id: string, name: string): SavedView => ({ id, name, view: plainView })

test.each([
  ['New hires', ' new  HIRES '],
  ['ÉCOLE', 'e\u0301cole'],
  ['İzmir', 'İZMIR'],
])('treats %s and %s as the same name', (one, other) => {
  expect(viewNameKey(one)).toBe(viewNameKey(other))
})

test('treats names that differ in more than case as different', () => {
  expect(viewNameKey('New hires')).not.toBe(viewNameKey('Newhires'))
})

test('an added view replaces one with the same name, and views are sorted by name', () => {
  const views = [view('1', 'View 10'), view('2', 'alpha')]
  const names = withView(withView(views, view('3', 'View 2')), view('2', 'ALPHA')).map(({ id, name }) => [id, name])
  expect(names).toEqual([
    ['2', 'ALPHA'],
    ['3', 'View 2'],
    ['1', 'View 10'],
  ])
})
