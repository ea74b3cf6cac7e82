import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceErrorNotice } from './upload-step'

test.each([
  [{ message: 'The file is empty' }, 'This is not a table of applications'],
  [{ message: 'There are 50,001 rows', isTooLarge: true as const }, 'This is too large for one upload'],
])('heads why %j cannot be read with what fits', (error, heading) => {
  const notice = renderToStaticMarkup(<SourceErrorNotice error={error} />)
  expect(notice).toContain(heading)
  expect(notice).toContain(error.message)
})
