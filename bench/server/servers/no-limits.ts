/** Settings of our server for measurements: all clients have one address and send as fast as they can. */
export const noLimits = {
  port: '0',
  host: '127.0.0.1',
  'log-level': 'error',
  'requests-per-minute': '1000000',
  'tables-per-address': '1000000',
  'sockets-per-address': '1000000',
  connections: '1000000',
  'connections-per-address': '1000000',
  'storage-per-address': '1000000',
  'messages-per-second': '100000',
}
