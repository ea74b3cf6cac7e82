/** The teams; on wide screens, beside them the values sent along and the form to add a team. */
export const chatGrid =
  'grid gap-x-8 gap-y-4 px-4 pb-10 md:px-6 max-xl:max-w-3xl xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:max-w-[96rem]'
