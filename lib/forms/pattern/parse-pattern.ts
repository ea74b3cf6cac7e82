/** A JSON Schema's regular expression (no flags) as a tree. A `unit` is one UTF-16 code unit. */
export type PatternNode =
  | { kind: 'unit'; token: string }
  | { kind: 'sequence' | 'choice'; parts: PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }
  | { kind: 'edge'; at: 'start' | 'end' | 'word' | 'no-word' }
  | { kind: 'look-ahead'; part: PatternNode; isNegated: boolean }

/** Why a pattern cannot be run in time linear in the text; `detail` is the part at fault, or the limit. */
export type RefusedPattern = {
  code: 'long' | 'invalid' | 'back-reference' | 'escape' | 'look-behind' | 'group' | 'large'
  detail: string
}

export class PatternRefusal extends Error {
  readonly refused: RefusedPattern
  constructor(code: RefusedPattern['code'], detail = '') {
    super(code)
    this.refused = { code, detail }
  }
}

const edges = { '^': 'start', $: 'end', '\\b': 'word', '\\B': 'no-word' } as const
const maxPatternLength = 2_000
/** An escape, a class or a single character: whatever matches one code unit. */
const unitToken = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[a-zA-Z]|.)|\[(?:\\.|[^\]\\])*\]|./sy
const quantifier = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y

/** Parses a pattern. Throws `PatternRefusal` for what JavaScript cannot parse, or what needs backtracking. */
export function parsePattern(source: string): PatternNode {
  if (source.length > maxPatternLength) throw new PatternRefusal('long', String(maxPatternLength))
  try {
    new RegExp(source)
  } catch (error) {
    throw new PatternRefusal('invalid', error instanceof Error ? error.message : source)
  }
  let at = 0

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  function choice(): PatternNode {
    const parts = [sequence()]
    while (source[at] === '|') {
      at += 1
      parts.push(sequence())
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
  }

  function sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(one()))
    return { kind: 'sequence', parts }
  }

  function one(): PatternNode {
    if (source[at] === '(') return group()
    const token = take(unitToken)?.[0] ?? ''
    if (token in edges) return { kind: 'edge', at: edges[token as keyof typeof edges] }
    if (/^\\[1-9]/.test(token) || (token === '\\k' && source[at] === '<')) throw new PatternRefusal('back-reference')
    if (token === '\\c' || (token === '\\0' && /\d/.test(source[at] ?? ''))) throw new PatternRefusal('escape', token)
    return { kind: 'unit', token }
  }

  function group(): PatternNode {
    const opening = take(/\((?:\?(?:<(?![=!])[^>]*>|<[=!]|[^<]))?/y)?.[0] ?? ''
    if (opening === '(?<=' || opening === '(?<!') throw new PatternRefusal('look-behind')
    if (opening.startsWith('(?') && !/^\(\?[:=!<]/.test(opening)) throw new PatternRefusal('group', opening)
    const part = choice()
    at += 1
    return opening === '(?=' || opening === '(?!' ? { kind: 'look-ahead', part, isNegated: opening === '(?!' } : part
  }

  function repeated(part: PatternNode): PatternNode {
    const found = take(quantifier)
    if (!found) return part
    const [sign, least, comma, most] = found
    if (least === undefined)
      return { kind: 'repeat', part, min: sign[0] === '+' ? 1 : 0, max: sign[0] === '?' ? 1 : Number.POSITIVE_INFINITY }
    const max = comma === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most)
    return { kind: 'repeat', part, min: Number(least), max }
  }

  return choice()
}
