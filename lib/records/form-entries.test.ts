import { describe, expect, it } from 'vitest'
import { questionsIn, readAnswers, readNotes } from './form-entries'

const none = new Map<string, string>()

describe('answers to an application form', () => {
  it('are read by the ID of their question', () => {
    expect(readAnswers([{ id: '1207', value: 'ja' }], none)).toEqual([{ question: null, id: '1207', answer: 'ja' }])
  })

  it('are read with the question beside them or around the text', () => {
    const answers = [
      { question: 'Can you drive?', answer: true },
      { question: { id: 7, text: '', title: 'Since when?' }, values: ['2019', '2021'] },
      { Question: { Id: '5221D713', Text: 'Notice period' }, Value: '4 weeks' },
    ]
    expect(readAnswers(answers, none)).toEqual([
      { question: 'Can you drive?', id: null, answer: true },
      { question: 'Since when?', id: '7', answer: ['2019', '2021'] },
      { question: 'Notice period', id: '5221D713', answer: '4 weeks' },
    ])
  })

  it('find the question’s text elsewhere in the record', () => {
    const record = { form: { questions: [{ id: 1207, label: 'Do you have a licence?' }] }, answers: [] }
    expect(readAnswers([{ question_id: '1207', value: 'ja' }], questionsIn(record))).toEqual([
      { question: 'Do you have a licence?', id: '1207', answer: 'ja' },
    ])
  })

  it('are not read from other lists, and lose no field', () => {
    for (const list of [
      [],
      ['a'],
      [{ value: 1 }],
      [{ id: 1, name: 'Night shift' }],
      [{ id: 1, value: 'ja', score: 4 }],
      [{ id: 1, value: 'ja' }, null],
    ])
      expect(readAnswers(list, none), JSON.stringify(list)).toBeNull()
  })
})

describe('notes', () => {
  it('are read with author and time', () => {
    const notes = [
      { id: 4, text: 'Speaks Polish.', author: { name: 'Rosa' }, created_at: '2026-02-27T08:00:00Z' },
      { note: 'Call in May', by: null },
    ]
    expect(readNotes(notes)).toEqual([
      { text: 'Speaks Polish.', author: 'Rosa', at: '2026-02-27T08:00:00Z' },
      { text: 'Call in May', author: '', at: '' },
    ])
  })

  it('are not read from a list with more fields', () => {
    expect(readNotes([{ text: 'Good', rating: 5 }])).toBeNull()
    expect(readNotes([{ author: 'Rosa' }])).toBeNull()
  })
})
