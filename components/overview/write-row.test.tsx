import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeDispatch } from '@/lib/testing/fake-dispatch'
import { RefusedGroup } from './refused-group'
import { WriteRow } from './write-row'

const dispatch = makeDispatch({
  ...{ id: 'one', kind: 'submit-application', state: 'needs-decision', subject: 'QA', jobId: '7' },
  ...{ applicantEmail: 'ada@example.com', applicantName: 'Ada Lovelace' },
})

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inside = '']) => [
    href,
    inside.replace(/<[^>]*>/g, ''),
  ])
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

const ways = [
  ['/applicants', 'Ada Lovelace'],
  ['/jobs?open=7', 'QA'],
  ['/easy-apply?dispatch=one', 'Open'],
]

test('links an application to its person, its job and its page, and shows its state', () => {
  const html = renderToStaticMarkup(<WriteRow dispatch={dispatch} state="Unconfirmed" />)
  expect(linksIn(html)).toEqual(ways)
  expect(textOf(html)).toContain('Easy apply: Ada Lovelace, QA · Unconfirmed · ')
})

test('shows a rejected application as a row like the others, with its reason', () => {
  const group = { key: 'invalid', title: 'The partner refused it', dispatches: [dispatch] }
  const html = renderToStaticMarkup(<RefusedGroup group={group} />)
  expect(linksIn(html)).toEqual(ways)
  expect(textOf(html)).toContain('Easy apply: Ada Lovelace, QA · The partner refused it · ')
})

test('shows the reason once for several with the same one', () => {
  const group = { key: 'invalid', title: 'The partner refused it', dispatches: [dispatch, { ...dispatch, id: 'two' }] }
  const html = renderToStaticMarkup(<RefusedGroup group={group} />)
  expect(textOf(html).split('The partner refused it')).toHaveLength(2)
  expect(linksIn(html)).toHaveLength(6)
})

test('links an AI chat setting to the chats, and a job not created yet only to its page', () => {
  const other = { ...dispatch, applicantEmail: null, applicantName: null, jobId: null }
  const chat = renderToStaticMarkup(<WriteRow dispatch={{ ...other, kind: 'set-ai-chat', subject: 'Team 11' }} />)
  expect(linksIn(chat)).toEqual([
    ['/ai-chat', 'Team 11'],
    ['/ai-chat', 'Open'],
  ])
  const job = renderToStaticMarkup(<WriteRow dispatch={{ ...other, kind: 'create-job', subject: 'Baker' }} />)
  expect(linksIn(job)).toEqual([['/jobs/new?dispatch=one', 'Open']])
  expect(textOf(job)).toContain('New job: Baker')
})
