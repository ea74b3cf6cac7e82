import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../endpoint'
import type { FailureKind } from './failure'
import { kindOfAnswer } from './kind-of-answer'
import type { Origin } from './origin'

const origin = (endpoint: Endpoint, signedInBy: 'key' | 'login' = 'key'): Origin => ({
  endpoint,
  signedInBy,
  reference: 'R1',
  keyEnd: null,
})

test.each<[number, FailureKind]>([
  [299, 'unexpected'],
  [300, 'redirected'],
  [399, 'redirected'],
  [400, 'bad-request'],
  [401, 'key-rejected'],
  [404, 'not-found'],
  [405, 'wrong-method'],
  [409, 'conflict'],
  [412, 'conflict'],
  [418, 'unexpected'],
  [422, 'invalid'],
  [424, 'address-lookup-busy'],
  [429, 'rate-limited'],
  [500, 'server-error'],
  [502, 'dependency-failed'],
  [503, 'unavailable'],
  [504, 'too-slow'],
])('spec 7, status: %i is %s', (status, kind) => {
  expect(kindOfAnswer(origin('list-jobs'), status, [])).toBe(kind)
})

test.each<[number, FailureKind]>([
  [304, 'unexpected'],
  [402, 'unexpected'],
  [406, 'unexpected'],
  [407, 'wrong-method'],
  [408, 'unexpected'],
  [410, 'not-found'],
  [413, 'bad-request'],
  [415, 'bad-request'],
  [421, 'wrong-method'],
  [425, 'unexpected'],
  [426, 'wrong-method'],
  [431, 'wrong-method'],
  [451, 'forbidden'],
  [501, 'unexpected'],
  [511, 'wrong-method'],
  [521, 'unexpected'],
  [600, 'unexpected'],
])('by what HTTP itself says, where the specification is silent: %i is %s', (status, kind) => {
  expect(kindOfAnswer(origin('create-job'), status, [])).toBe(kind)
})

test('spec 4.2: 409 and 412 have their own meaning for easy apply', () => {
  expect(kindOfAnswer(origin('submit-application'), 409, [])).toBe('already-applied')
  expect(kindOfAnswer(origin('submit-application'), 412, [])).toBe('job-unavailable')
})

test('spec 5.5: 401 is a failed login only at the login; after a login it is a rejected token', () => {
  expect(kindOfAnswer(origin('log-in'), 401, [])).toBe('login-failed')
  expect(kindOfAnswer(origin('submit-application', 'login'), 401, [])).toBe('login-rejected')
})

describe('spec 7, 403: the message says which of the four it is', () => {
  test.each<[string[], FailureKind, FailureKind]>([
    [['Forbidden'], 'key-rejected', 'login-rejected'],
    [['forbidden.'], 'key-rejected', 'login-rejected'],
    [['Forbidden for today'], 'forbidden', 'login-rejected'],
    [[], 'forbidden', 'login-rejected'],
    [['Something else', 'Invalid permissions'], 'not-permitted', 'not-permitted'],
    [['Missing Authentication Token'], 'unknown-path', 'unknown-path'],
    [['The missing authentication token'], 'forbidden', 'login-rejected'],
    [['Team 9 does not belong to you'], 'out-of-scope', 'out-of-scope'],
    [['Invalid permission', 'team 9 is not in the memberships'], 'out-of-scope', 'out-of-scope'],
    [['Not a member'], 'forbidden', 'login-rejected'],
    [['The team is odd'], 'forbidden', 'login-rejected'],
  ])('%j', (sentences, byKey, byLogin) => {
    expect(kindOfAnswer(origin('create-job'), 403, sentences)).toBe(byKey)
    expect(kindOfAnswer(origin('create-job', 'login'), 403, sentences)).toBe(byLogin)
  })
})
