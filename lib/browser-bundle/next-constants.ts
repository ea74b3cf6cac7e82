/** The only constant of next/dist/lib/constants that Next's browser code reads; the others are for the server. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
