import { type ComponentProps, createElement } from 'react'

/** The data of a path, or another shape. */
type Shape = string | [tag: string, attributes: Record<string, string>]

/**
 * An icon of lucide-react, as compile-icon.mjs writes it; sized by its class, without the library's options, none of
 * which we use. How its lines look is in the style sheet (globals.css): pages show many icons, and each would repeat it.
 */
export default function createIcon(...shapes: Shape[]) {
  const drawn = shapes.map(draw)
  return ({ className = '', ...props }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', 'aria-hidden': true, className: `icon ${className}`, ...props },
      ...drawn,
    )
}

function draw(shape: Shape) {
  return typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape)
}
