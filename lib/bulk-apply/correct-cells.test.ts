import { expect, test } from 'vitest'
import { testForm } from '../testing/test-form'
import { correctCells } from './correct-cells'

type Body = { applicant: Record<string, string>; job: { jobId: string }; enqueue?: boolean }
const form = testForm()
const ada: Body = { applicant: { email: 'ada@example.com', fullName: 'Ada' }, job: { jobId: '7' }, enqueue: true }

function correct(header: string[], cells: string[], change: Partial<Body>): string[] {
  const facts = { form, header, cells: JSON.stringify(cells), before: JSON.stringify(ada) }
  return JSON.parse(correctCells({ ...facts, after: { ...ada, ...change } }))
}

test('writes a correction into the column of its field, though another cell holds the same text', () => {
  expect(correct(['Job', 'Age'], ['Cook', '7'], { job: { jobId: '8' } })).toEqual(['8', '7'])
  expect(correct(['Queue', 'Has a car'], ['x', 'Yes'], { enqueue: false })).toEqual(['No', 'Yes'])
})

test('replaces no cell of another field, and no yes or no of an unknown column', () => {
  const applicant = { email: 'ada@example.com', fullName: 'Ada' }
  expect(correct(['Phone', 'Email'], ['7', 'x'], { job: { jobId: '8' } })).toEqual(['7', 'x'])
  expect(correct(['Has a car'], ['Yes'], { applicant, enqueue: false })).toEqual(['Yes'])
})

test('replaces the only cell with the old value where a person had matched another column than the guess', () => {
  const applicant = { email: 'new@example.com', fullName: 'Ada' }
  const cells = ['work@example.com', 'ada@example.com']
  expect(correct(['Email', 'Private'], cells, { applicant })).toEqual(['work@example.com', 'new@example.com'])
  expect(correct(['Reference'], ['7'], { job: { jobId: '8' } })).toEqual(['8'])
})
