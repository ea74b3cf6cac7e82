import { describe, expect, test } from 'vitest'
import { readFacts } from './read-facts'

const teamsIn = (sentence: string) => readFacts({}, ['Something else.', sentence])

describe('spec 7, 403 scope: the teams in a sentence', () => {
  test.each([
    ['The team_id 99 does not belong to any of [11, 12]', '99', ['11', '12']],
    ['The team_id 99 does not belong to any of {11; 12}', '99', ['11', '12']],
    ['[11 & 12] are allowed; team_id 99 does not belong to them', '99', ['11', '12']],
    ['Team 99 is not among the members (11, 12) or [13]', '99', ['11', '12']],
    ['Team 99: memberships = team 11, team 12', '99', ['11', '12']],
    ['Team [99] is not in the memberships 11 and 12', '99', ['11', '12']],
    ['Team 99: memberships "a-1", "b_2"', '99', ['1', 'b_2']],
  ])('are found in %j', (sentence, requestedTeam, memberships) => {
    expect(teamsIn(sentence)).toEqual({ requestedTeam, memberships })
  })

  test('are only the memberships when no team is named', () => {
    expect(teamsIn('This team is not among your memberships [11, 12]')).toEqual({ memberships: ['11', '12'] })
  })

  test('are those of the first sentence about memberships', () => {
    const sentences = ['Team 99 is not in memberships [11]', 'Team 98 is not in memberships [12]']
    expect(readFacts({}, sentences)).toEqual({ requestedTeam: '99', memberships: ['11'] })
  })

  test('are not guessed when the sentence is about something else', () => {
    expect(readFacts({}, ['The team 99 is [11, 12]'])).toEqual({})
    expect(readFacts({}, [])).toEqual({})
  })

  test('exclude values that are not IDs', () => {
    expect(teamsIn('Team 99 is not in the memberships [11, None, null, a b, ]')).toEqual({
      requestedTeam: '99',
      memberships: ['11'],
    })
  })

  test('are at most two hundred', () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1)
    expect(teamsIn(`team 999 not in memberships [${ids.join()}]`).memberships).toHaveLength(200)
  })
})

describe('spec 7, shape D: the ID of the application form', () => {
  test.each<[string, Record<string, unknown>]>([
    ['under errors', { errors: { application_form_id: 7 } }],
    ['beside errors', { application_form_id: '7', errors: {} }],
    ['in camel case', { errors: { applicationFormId: ' 7 ' } }],
    ['in a list', { errors: { application_form_id: [7, 8] } }],
    ['one object deeper under errors', { errors: { form: { application_form_id: 7 } } }],
    ['one object deeper beside them', { details: { application_form_id: 7 } }],
  ])('is found %s', (_, body) => {
    expect(readFacts(body, [])).toEqual({ applicationFormId: '7' })
  })

  test.each([-1, 1.5, 2 ** 53, '', 'a b', 'x'.repeat(65), null, true, {}, []])('is not %j', (id) => {
    expect(readFacts({ errors: { application_form_id: id } }, [])).toEqual({})
  })

  test.each([0, 'x'.repeat(64), 'form-1_a'])('can be %j', (id) => {
    expect(readFacts({ errors: { application_form_id: id } }, [])).toEqual({ applicationFormId: String(id) })
  })

  test('is the one under errors when there are two', () => {
    const body = { application_form_id: 2, errors: { application_form_id: 1 } }
    expect(readFacts(body, [])).toEqual({ applicationFormId: '1' })
  })
})
