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
  [
    'applicants.key',
    'shared',
    '/id',
    [],
    'Several applications have one applicant ID (/id). The desk tells them apart by the job too.',
  ],
  [
    'applicants.key',
    'shared',
    '/id',
    ['/job_id'],
    'Several applications have one applicant ID (/id), and only one of them may be listed. Confirm the field mapping with the job ID at /job_id, so that the desk tells them apart by the job too.',
  ],
] as const)('for %s, says what has changed (%s)', (fieldKey, what, path, newPaths, words) => {
  expect(alarmInWords({ fieldKey, details: { what, path, newPaths: [...newPaths] } })).toBe(words)
})
