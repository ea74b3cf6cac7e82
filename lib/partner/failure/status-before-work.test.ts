import { expect, test } from 'vitest'
import { wordingIssues } from '../../testing/wording-issues'
import { type Endpoint, endpoints } from '../endpoint'
import { failureFromAnswer } from './make-failure'

const every = Object.keys(endpoints).filter((name): name is Endpoint => Object.hasOwn(endpoints, name))
const answered = (endpoint: Endpoint, status: number, body = '') =>
  failureFromAnswer({ endpoint, reference: 'R1', keyEnd: '4be8' }, { status, contentType: 'text/html', body })

test('413 asks for a smaller file, and says that nothing was changed', () => {
  const page = '<html><title>413 Request Entity Too Large</title></html>'
  const failure = answered('submit-application', 413, page)
  expect(failure).toMatchObject({ changed: 'no', turn: 'recruiter', issue: 'too-large' })
  expect(failure.nextStep).toMatch(/^Choose a smaller file/)
  expect(answered('list-applicants', 413, page), 'a list holds no file').toMatchObject({ turn: 'admin', issue: null })
})

test.each([411, 413, 414, 415, 417, 421, 426, 428, 431, 451, 511])(
  '%i, which comes before any work, is told in words of its own',
  (status) => {
    for (const endpoint of every) {
      const failure = answered(endpoint, status)
      expect(failure.changed).toBe('no')
      expect(wordingIssues(failure), endpoint).toEqual([])
      if (endpoint === 'create-job') expect(failure.title).not.toBe('The partner did not accept this job')
    }
  },
)
