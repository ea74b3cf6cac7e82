/** Classes for a `dl` with its terms beside their descriptions. */
export const factList = 'grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5 [&_dt]:text-quiet [&_dd]:wrap-anywhere'
