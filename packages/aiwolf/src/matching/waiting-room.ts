import type { Agent } from '../agents/agent.ts';

/** Waiting agents by team, in order of arrival. */
export class WaitingRoom {
  private readonly teams = new Map<string, Agent[]>();

  enter(agent: Agent): void {
    this.teams.set(agent.team, [...(this.teams.get(agent.team) ?? []), agent]);
  }
  leave(agent: Agent): void {
    const left = (this.teams.get(agent.team) ?? []).filter((one) => one !== agent);
    if (left.length > 0) this.teams.set(agent.team, left);
    else this.teams.delete(agent.team);
  }
  /** Teams with waiting agents, in order of arrival. */
  get present(): readonly string[] {
    return [...this.teams.keys()];
  }
  waiting(team: string): readonly Agent[] {
    return this.teams.get(team) ?? [];
  }
  get size(): number {
    return [...this.teams.values()].reduce((sum, agents) => sum + agents.length, 0);
  }
  /** Takes the first agent of each of these teams. */
  take(teams: readonly string[]): Agent[] {
    return teams.map((team) => {
      const [agent] = this.waiting(team);
      if (!agent) throw new Error(`No agent of ${team} is waiting.`);
      this.leave(agent);
      return agent;
    });
  }
}
