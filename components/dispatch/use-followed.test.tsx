import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSecondsUntil } from './use-followed'

function Countdown({ iso }: { iso: string }) {
  return <p>{useSecondsUntil(iso) ?? 'soon'}</p>
}

test('the server renders no countdown, since the browser would find another second', () => {
  const inFiveSeconds = new Date(Date.now() + 5_000).toISOString()
  expect(renderToString(<Countdown iso={inFiveSeconds} />)).toBe('<p>soon</p>')
})
