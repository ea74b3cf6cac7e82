/** The one constant of next/dist/lib/constants that its browser code reads; the others are the server's. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
