import { type PatternNode, PatternRefusal } from './parse-pattern'

type Edge = Extract<PatternNode, { kind: 'edge' }>['at']

/** One state of the automaton. `level`: how many look-aheads it is nested in; deeper levels are decided first. */
export type State =
  | { kind: 'unit'; level: number; has: (unit: number) => boolean; next: number }
  | { kind: 'fork'; level: number; to: number[] }
  | { kind: 'edge'; level: number; at: Edge; to: number[] }
  | { kind: 'look-ahead'; level: number; start: number; isNegated: boolean; to: number[] }
  | { kind: 'end'; level: number }

export type Automaton = { states: State[]; start: number }

const maxStates = 1_000

/** Compiles a pattern to a Thompson automaton. Throws `PatternRefusal` when repetitions make it too large. */
export function compilePattern(tree: PatternNode): Automaton {
  const states: State[] = []
  let work = 0

  function add(state: State): number {
    return states.push(state) - 1
  }

  /** Adds the states of a node in front of `next`, and returns the first of them. */
  function before(next: number, node: PatternNode, level: number): number {
    work += 1
    if (work > maxStates || states.length > maxStates) throw new PatternRefusal('large')
    switch (node.kind) {
      case 'unit':
        return add({ kind: 'unit', level, has: unitTest(node.token), next })
      case 'edge':
        return add({ kind: 'edge', level, at: node.at, to: [next] })
      case 'sequence':
        return node.parts.reduceRight((follower, part) => before(follower, part, level), next)
      case 'choice':
        return add({ kind: 'fork', level, to: node.parts.map((part) => before(next, part, level)) })
      case 'look-ahead': {
        const start = before(add({ kind: 'end', level: level + 1 }), node.part, level + 1)
        return add({ kind: 'look-ahead', level, start, isNegated: node.isNegated, to: [next] })
      }
      case 'repeat':
        return repeated(next, node, level)
    }
  }

  function repeated(next: number, { part, min, max }: PatternNode & { kind: 'repeat' }, level: number): number {
    let first = next
    if (max === Number.POSITIVE_INFINITY) {
      const loop: State & { kind: 'fork' } = { kind: 'fork', level, to: [next] }
      first = add(loop)
      loop.to.push(before(first, part, level))
    } else
      for (let count = min; count < max; count += 1)
        first = add({ kind: 'fork', level, to: [next, before(first, part, level)] })
    for (let count = 0; count < min; count += 1) first = before(first, part, level)
    return first
  }

  const start = before(add({ kind: 'end', level: 0 }), tree, 0)
  return { states, start }
}

/** JavaScript's own engine decides what an escape or a class matches, one code unit at a time. */
function unitTest(token: string): (unit: number) => boolean {
  if (token.length === 1 && token !== '.') {
    const own = token.charCodeAt(0)
    return (unit) => unit === own
  }
  const pattern = new RegExp(`^${token}$`)
  const test = (unit: number) => pattern.test(String.fromCharCode(unit))
  const known = Array.from({ length: 128 }, (_, unit) => test(unit))
  return (unit) => known[unit] ?? test(unit)
}
