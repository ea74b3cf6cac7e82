import { describe, expect, it } from 'vitest'
import { parseQuery } from './parse-query'

const paths = [
  '/full_name',
  '/contact/email',
  '/job_name',
  '/jobId',
  '/status',
  '/Bewerbungsquelle',
  '/shift~1type',
  '/stage',
]
const plain = { paths: null, isExcluded: false }

describe('the terms of a query', () => {
  it.each([
    ['', []],
    ['  -  " " ', []],
    ['Zoë  LEE zoe', [{ text: 'zoe' }, { text: 'lee' }]],
    ['"Night  Shift" lager', [{ text: 'night shift' }, { text: 'lager' }]],
    ['„night sh', [{ text: 'night sh' }]],
    [
      '-temp -"day shift"',
      [
        { text: 'temp', isExcluded: true },
        { text: 'day shift', isExcluded: true },
      ],
    ],
    ['anna-lena', [{ text: 'anna-lena' }]],
    ['JOBNAME:Lager', [{ text: 'lager', paths: ['/job_name'] }]],
    ['job_name:"Lager Nord"', [{ text: 'lager nord', paths: ['/job_name'] }]],
    ['contact/email:x@y', [{ text: 'x@y', paths: ['/contact/email'] }]],
    ['-status:new', [{ text: 'new', paths: ['/status', '/stage'], isExcluded: true }]],
    ['job:lager', [{ text: 'lager', paths: ['/job_name', '/jobId'] }]],
    [
      'name:"anna lee"',
      [
        { text: 'anna', paths: ['/full_name'] },
        { text: 'lee', paths: ['/full_name'] },
      ],
    ],
    ['-name:"anna lee"', [{ text: 'anna lee', paths: ['/full_name'], isExcluded: true, isWholeName: true }]],
    ['source:indeed', [{ text: 'indeed', paths: ['/Bewerbungsquelle'] }]],
    ['bewerbungsquelle:indeed', [{ text: 'indeed', paths: ['/Bewerbungsquelle'] }]],
    ['shift/type:night', [{ text: 'night', paths: ['/shift~1type'] }]],
    ['status:', []],
    ['https://a.example 12:30', [{ text: 'https://a.example' }, { text: '12:30' }]],
    ['constructor:x __proto__:y', [{ text: 'constructor:x' }, { text: '__proto__:y' }]],
    ['colour:"dark red"', [{ text: 'colour:dark red' }]],
    [
      "100% a_b \\ ' ; --",
      [
        { text: '100%' },
        { text: 'a_b' },
        { text: '\\' },
        { text: "'" },
        { text: ';' },
        { text: '-', isExcluded: true },
      ],
    ],
  ])('parses %j', (query, terms) => {
    expect(parseQuery(query, paths)).toEqual(terms.map((term) => ({ ...plain, ...term })))
  })
})
