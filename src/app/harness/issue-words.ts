/** What the command line says of issues before it does anything. No use case is loaded for it. */
export { DEPENDENCY_TYPES, GRAPH_SCOPES, VIEWS } from '../../harness/issues/issue.ts';
