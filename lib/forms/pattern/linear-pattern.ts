import { type Automaton, compilePattern, type State } from './compile-pattern'
import { PatternRefusal, parsePattern, type RefusedPattern } from './parse-pattern'

/** Matches like `RegExp.test`: whether the pattern is found anywhere in the text. */
type LinearPattern = { test(text: string): boolean }

/** States × code units. Texts beyond this limit match no pattern. */
const maxSteps = 20_000_000

/**
 * Compiles a pattern that runs in time linear in the text's length, whatever the text is. Look-aheads are supported;
 * back-references and look-behinds are refused, with the reason.
 */
export function linearPattern(source: string): LinearPattern | { refusal: RefusedPattern } {
  try {
    const automaton = compilePattern(parsePattern(source))
    const order = orderOf(automaton)
    return {
      test: (text) => automaton.states.length * text.length <= maxSteps && isFound(automaton, order, text),
    }
  } catch (error) {
    if (error instanceof PatternRefusal) return { refusal: error.refused }
    throw error
  }
}

/**
 * `seeds`: the states that can hold first in each level, innermost level first; `leadingTo`: the states that lead to a
 * state without consuming a character.
 */
type Order = { seeds: number[][]; leadingTo: number[][] }

function orderOf({ states }: Automaton): Order {
  const seeds: number[][] = []
  const leadingTo: number[][] = states.map(() => [])
  for (const [index, state] of states.entries()) {
    if (state.kind === 'unit' || state.kind === 'end') {
      const level = seeds[state.level] ?? []
      level.push(index)
      seeds[state.level] = level
    } else for (const to of state.to) leadingTo[to]?.push(index)
  }
  return { seeds: seeds.reverse(), leadingTo }
}

/** Runs from the text's end to its start, tracking from which states the rest of the text can be matched. */
function isFound({ states, start }: Automaton, { seeds, leadingTo }: Order, text: string): boolean {
  let holds = new Uint8Array(states.length)
  let after = new Uint8Array(states.length)
  for (let at = text.length; at >= 0; at -= 1) {
    ;[holds, after] = [after.fill(0), holds]
    for (const level of seeds) {
      const open: number[] = []
      const mark = (index: number) => {
        holds[index] = 1
        open.push(index)
      }
      for (const index of level) if (canStart(states[index], at, text, after)) mark(index)
      for (let index = open.pop(); index !== undefined; index = open.pop())
        for (const leading of leadingTo[index] ?? [])
          if (holds[leading] === 0 && canPass(states[leading], at, text, holds)) mark(leading)
    }
    if (holds[start] === 1) return true
  }
  return false
}

function canStart(state: State | undefined, at: number, text: string, after: Uint8Array): boolean {
  if (state?.kind !== 'unit') return state?.kind === 'end'
  return at < text.length && after[state.next] === 1 && state.has(text.charCodeAt(at))
}

function canPass(state: State | undefined, at: number, text: string, holds: Uint8Array): boolean {
  if (state?.kind === 'look-ahead') return (holds[state.start] === 1) !== state.isNegated
  if (state?.kind !== 'edge') return true
  if (state.at === 'start') return at === 0
  if (state.at === 'end') return at === text.length
  return (isWord(text, at - 1) !== isWord(text, at)) === (state.at === 'word')
}

function isWord(text: string, at: number): boolean {
  return /^\w$/.test(text.charAt(at))
}
