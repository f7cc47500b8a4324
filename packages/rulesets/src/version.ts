/**
 * The version of the rules, of all rule sets together. A change that alters the events of a game needs a new version, and
 * the code keeps what older versions did: stored games and game files are played again by the version they began with.
 */
export const RULES_VERSION = 3;
export const FIRST_VERSION = 1; // of games that store none
