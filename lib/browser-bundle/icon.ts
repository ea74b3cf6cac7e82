import { type ComponentProps, createElement } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]
type IconData = { node: readonly Shape[] }

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** An icon of lucide-react, sized by its class, without the library's options, none of which we use. */
export default function createIcon({ node }: IconData) {
  const shapes = asOnePath(node).map(([tag, attributes]) => createElement(tag, attributes))
  return (props: ComponentProps<'svg'>) => createElement('svg', { ...look, ...props }, shapes)
}

/** Merges an icon's paths into one element, since pages show many icons. */
function asOnePath(node: readonly Shape[]): readonly Shape[] {
  if (node.some(([, { fill }]) => fill)) return node
  const paths = node.filter(([tag]) => tag === 'path')
  // M0 0 resets a relative start, which would otherwise continue from where the path before it ended.
  const d = paths.map(([, { d }]) => `M0 0${d}`).join('')
  return [['path', { d, key: 'paths' }], ...node.filter(([tag]) => tag !== 'path')]
}
