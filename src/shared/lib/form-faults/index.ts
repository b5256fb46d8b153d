export { faultsOf, serverFaults, type FormFaults } from './form-faults';
export { focusFirstFault } from './focus-first-fault';
