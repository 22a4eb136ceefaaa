/** How many jobs may wait for a worker. */
export interface QueueLimits {
  ofOwner: number;
  inAll: number;
}
