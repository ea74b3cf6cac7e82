import { expect, test } from 'vitest'
import { jobSubject } from './job-subject'

const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['stelle'],
  properties: {
    hinweis: text,
    anzahl: { type: 'integer' },
    stelle: { type: 'object', required: ['titel'], properties: { titel: text, ort: text } },
  },
}

test('a new job is called by its title where the body has it as the list does', () => {
  expect(jobSubject({ name: 'Koch', hinweis: 'Eilt' }, '/name', schema)).toBe('Koch')
})

test('it is called by the first text that the form requires where the list has the title elsewhere', () => {
  const body = { hinweis: 'Eilt', stelle: { ort: 'Ulm', titel: 'Lagerist' } }
  expect(jobSubject(body, '/bezeichnung', schema)).toBe('Lagerist')
})

test('it is simply a job where only other texts are known, which may be about people', () => {
  expect(jobSubject({ hinweis: 'Frau Adler anrufen' }, '/bezeichnung', schema)).toBe('A job')
  expect(jobSubject({ anzahl: 3 }, '/bezeichnung', schema)).toBe('A job')
})
