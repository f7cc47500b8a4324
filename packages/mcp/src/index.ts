export { AgentSeats } from './seat/agent-seats.ts';
export type { ConnectSeat, SeatConnection, SeatListener, SeatReply } from './seat/seat-connection.ts';
export { agentServer } from './tools/agent-server.ts';
