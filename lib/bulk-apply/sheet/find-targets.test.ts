import { expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { findTargets } from './find-targets'

const file = { type: 'string', contentEncoding: 'base64' }

test('offers no field that contains a file, however deeply nested', () => {
  const pages = { type: 'object', properties: { title: { type: 'string' }, scan: file, page: { type: 'integer' } } }
  const schema = {
    type: 'object',
    properties: {
      scan: file,
      scans: { type: 'array', items: file },
      papers: { type: 'array', items: { type: 'object', properties: { note: { type: 'string' }, pages } } },
      shelves: { type: 'array', items: { type: 'array', items: file } },
      fixed: { const: 7 },
      tags: { type: 'array', items: { type: 'string' } },
      people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  }
  const keys = findTargets(testForm(schema)).flatMap(({ key, node }) => (node ? [key] : []))
  expect(keys).toEqual(['/tags', '/people'])
})

test('adds the group to a field with the title of the e-mail address, the job or the queue', () => {
  const schema = {
    type: 'object',
    properties: { work: { type: 'object', title: 'Work', properties: { job: { type: 'string', title: 'Job' } } } },
  }
  expect(findTargets(testForm(schema)).map(({ title }) => title)).toEqual([
    'Email',
    'Job',
    'Queue the application',
    'Work › Job',
  ])
})

test('shows a unique title without its group', () => {
  const group = { type: 'object', title: 'Home', properties: { city: { type: 'string', title: 'City' } } }
  const titles = findTargets(testForm({ type: 'object', properties: { home: group } })).map(({ title }) => title)
  expect(titles.slice(3)).toEqual(['City'])
})

test('adds the path to fields whose groups share a title too', () => {
  const group = { type: 'object', title: 'Home', properties: { city: { type: 'string', title: 'City' } } }
  const titles = findTargets(testForm({ type: 'object', properties: { one: group, two: group } })).map(
    ({ title }) => title,
  )
  expect(titles.slice(3)).toEqual(['Home › City (one/city)', 'Home › City (two/city)'])
})

test('requires a field only if it and all its groups are required', () => {
  const group = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, note: { type: 'string' } },
  }
  const schema = { type: 'object', required: ['one'], properties: { one: group, two: group } }
  const required = findTargets(testForm(schema)).flatMap(({ key, isRequired }) => (isRequired ? [key] : []))
  expect(required).toEqual(['email', 'job', '/one/name'])
})

test('explains the job and the queue', () => {
  const targets = findTargets(testForm())
  expect(targets.slice(0, 3).map(({ description }) => description)).toEqual([
    null,
    'The ID of the job, or its title',
    'Yes or no. Yes: the partner accepts it now and processes it later',
  ])
})
