const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/

/** Whether an address is one of this machine's own to itself. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address)
