import { type ComponentProps, createElement } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]
type IconData = { node: readonly Shape[] }

/**
 * An icon of lucide-react, sized by its class, without the library's options, none of which we use. How its lines look
 * is in the style sheet (globals.css): pages show many icons, and each would repeat it.
 */
export default function createIcon({ node }: IconData) {
  const shapes = asOnePath(node).map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className = '', ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true, className: `icon ${className}`, ...props },
      shapes,
    )
}

/** Merges an icon's paths and circles into one element, since pages show many icons. */
function asOnePath(node: readonly Shape[]): readonly Shape[] {
  if (node.some(([, { fill }]) => fill)) return node
  // M0 0 resets a relative start, which would otherwise continue from where the path before it ended.
  const d = node.map((shape) => (pathOf(shape) ? `M0 0${pathOf(shape)}` : '')).join('')
  return [['path', { d, key: 'paths' }], ...node.filter((shape) => !pathOf(shape))]
}

/** A path, or a circle as two arcs. */
function pathOf([tag, { d, cx, cy, r }]: Shape): string | undefined {
  return tag === 'circle'
    ? `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${Number(r) * 2} 0a${r} ${r} 0 1 0-${Number(r) * 2} 0`
    : d
}
