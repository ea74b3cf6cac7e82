import { expect, test } from 'vitest'
import { alarmInWords } from './alarm-words'

test.each([
  ['jobs.id', 'lost', '/id', ['/job_id'], 'Job ID is no longer at /id. New in the answers: /job_id.'],
  ['jobs.items', 'lost', '', [], 'List of jobs: no longer where the desk looks for it.'],
  ['applicants/grade', 'new', '/grade', [], 'The partner’s applicants have a new field: /grade.'],
  [
    'jobs.create branch_id',
    'asked',
    'branch_id',
    [],
    'The partner now asks for a field that it did not need before: New job form: branch_id.',
  ],
  [
    'easyApply.body applicant.name',
    'refused',
    'applicant.name',
    [],
    'The partner refuses a field that it used to accept: Easy apply form: applicant.name.',
  ],
] as const)('for %s, says what has changed (%s)', (fieldKey, what, path, newPaths, words) => {
  expect(alarmInWords({ fieldKey, details: { what, path, newPaths: [...newPaths] } })).toBe(words)
})
